import { describe, expect, it } from 'vitest';
import { isVersion, releasedChangelog, releasedCitation, withVersion } from './versions.mjs';

describe('withVersion', () => {
  it('sets the version of a package and of those of ours that it depends on', () => {
    const ours = new Set(['@merellier/rules', '@merellier/tablebase']);
    const before = {
      name: '@merellier/engine',
      version: '0.1.0',
      dependencies: { '@merellier/rules': '0.1.0', zod: '4.6.7' },
      devDependencies: { '@merellier/tablebase': '0.1.0' },
    };
    expect(JSON.parse(withVersion(JSON.stringify(before), '0.2.0', ours))).toEqual({
      name: '@merellier/engine',
      version: '0.2.0',
      dependencies: { '@merellier/rules': '0.2.0', zod: '4.6.7' },
      devDependencies: { '@merellier/tablebase': '0.2.0' },
    });
  });
});

describe('releasedChangelog', () => {
  it('puts what is not released yet under its version and day', () => {
    const before = '# Changes\n\n## Unreleased\n\n- **Page**: faster.\n\n## 0.1.0, 2026-01-02\n\n- First.\n';
    expect(releasedChangelog(before, '0.2.0', '2026-12-31')).toBe(
      '# Changes\n\n## Unreleased\n\n## 0.2.0, 2026-12-31\n\n- **Page**: faster.\n\n## 0.1.0, 2026-01-02\n\n- First.\n',
    );
  });

  it('refuses a release of which nothing is said', () => {
    const day = '2026-12-31';
    expect(
      releasedChangelog('# Changes\n\n## Unreleased\n\n## 0.1.0, 2026-01-02\n\n- First.\n', '0.2.0', day),
    ).toBeNull();
    expect(releasedChangelog('# Changes\n\n## 0.1.0, 2026-01-02\n\n- First.\n', '0.2.0', day)).toBeNull();
  });
});

describe('releasedCitation', () => {
  it('names the version and its day, once', () => {
    const first = releasedCitation('title: A\nversion: 0.1.0\nlicense: MIT\n', '0.2.0', '2026-12-31');
    expect(first).toBe('title: A\nversion: 0.2.0\ndate-released: 2026-12-31\nlicense: MIT\n');
    expect(releasedCitation(first, '0.3.0', '2027-01-01')).toBe(
      'title: A\nversion: 0.3.0\ndate-released: 2027-01-01\nlicense: MIT\n',
    );
  });
});

describe('isVersion', () => {
  it('takes three numbers, and what comes before them', () => {
    expect(['1.0.0', '0.2.0-beta.1', '1.0', 'v1.0.0', '1.0.0 '].map(isVersion)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
