import type { Tournament } from '@merellier/tournament';
import type { JSX } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { download, textFile } from '../../parts/download.ts';
import { crossPicture } from '../../tournament/cross-picture.ts';
import { fileWord } from '../../tournament/file-word.ts';
import { standingsCsv } from '../../tournament/standings-csv.ts';
import { cellText } from './cross-table.tsx';
import { pointsText } from './points-text.ts';
import { useStrings } from './strings/strings.ts';

/** What a language writes before decimals, and its spreadsheets read. */
const decimalOf = (language: string): string => new Intl.NumberFormat(language).format(0.5).slice(1, 2);

/** What a file of a tournament is called. */
export const fileNameOf = ({ settings }: Tournament, ending: string): string =>
  `${fileWord(settings.name) || 'merellier'}.${ending}`;

/** The standings for a spreadsheet, and the cross table as a picture. */
export function TableExports(props: { readonly tournament: Tournament }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const words = () => ({
    ...{ rank: s().rank, player: s().player, team: s().team, ageClass: s().ageClass, points: s().pointsHead },
    tieBreaks: s().tieBreakNames,
    decimal: decimalOf(language.tongue().language),
  });

  async function exportPicture(): Promise<void> {
    const words = { player: s().player, points: s().pointsHead, bye: s().bye, annulled: s().crossAnnulled };
    const picture = await crossPicture(props.tournament, words, pointsText, cellText);
    if (picture) download(fileNameOf(props.tournament, 'png'), picture);
  }

  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() =>
          download(fileNameOf(props.tournament, 'csv'), textFile(standingsCsv(props.tournament, words()), 'text/csv'))
        }
      >
        {s().exportCsv}
      </button>
      <button type="button" class="button" onClick={() => void exportPicture()}>
        {s().exportPicture}
      </button>
    </>
  );
}
