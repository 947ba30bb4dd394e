import type { Language } from '@merellier/words';
import { For, type JSX } from 'solid-js';
import { useLanguage } from '../context.ts';

const WORDS: Readonly<Record<Language, { readonly when: string; readonly how: string }>> = {
  fr: {
    when: 'Si Mérellier tourne sur cet ordinateur',
    how: 'Lancez-le avec --host 0.0.0.0, et ouvrez l’adresse qu’il affiche pour les autres appareils.',
  },
  en: {
    when: 'If Mérellier runs on this computer',
    how: 'Start it with --host 0.0.0.0 and open the address that it shows for other devices.',
  },
  de: {
    when: 'Wenn Mérellier auf diesem Computer läuft',
    how: 'Starten Sie es mit --host 0.0.0.0 und öffnen Sie die Adresse, die es für andere Geräte nennt.',
  },
};

/** An option of a command: no line ends within it, since it is typed as it stands. */
const OPTION = /(--\w+ [\d.]+)/;

/** At an address that leads every other device to itself: what opens the server of this computer to others. */
export function OpenToOthers(props: { readonly open?: boolean }): JSX.Element {
  const language = useLanguage();
  const words = () => WORDS[language.tongue().language];
  return (
    <details class="faint" open={props.open ?? false}>
      <summary>{words().when}</summary>
      <p>
        <For each={words().how.split(OPTION)}>
          {(piece, i) => (i() % 2 === 1 ? <span class="unbroken">{piece}</span> : piece)}
        </For>
      </p>
    </details>
  );
}
