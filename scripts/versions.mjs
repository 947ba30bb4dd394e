/** What a version is called: three numbers, perhaps with a name for what comes before it. */
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const UNRELEASED = '## Unreleased';

/** @param {string} text */
export const isVersion = (text) => VERSION.test(text);

/**
 * A package.json with a version, which those of ours that it depends on have too.
 * @param {string} text
 * @param {string} version
 * @param {ReadonlySet<string>} ours the names of our packages
 */
export function withVersion(text, version, ours) {
  const manifest = JSON.parse(text);
  manifest.version = version;
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {})) if (ours.has(name)) manifest[kind][name] = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The changelog with what is not released yet under a version and its day; null where nothing is said there.
 * @param {string} text
 * @param {string} version
 * @param {string} day as 2026-12-31
 * @returns {string | null}
 */
export function releasedChangelog(text, version, day) {
  const [, said = ''] = text.split(`${UNRELEASED}\n`);
  const [changes = ''] = said.split(/^## /m);
  if (changes.trim() === '') return null;
  return text.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version}, ${day}`);
}

/**
 * CITATION.cff for a version.
 * @param {string} text
 * @param {string} version
 * @param {string} day
 */
export function releasedCitation(text, version, day) {
  const dated = text.replace(/^date-released: .*\n/m, '');
  return dated.replace(/^version: .*$/m, `version: ${version}\ndate-released: ${day}`);
}
