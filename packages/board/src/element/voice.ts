import { LANGUAGES, type Language, loadWords, type Words } from '@merellier/words';
import { type Accessor, createComputed, createSignal, untrack } from 'solid-js';
import { LABELS, type Labels } from './labels.ts';

/** What an element says, in one language. */
export interface Voice {
  readonly words: Words;
  readonly labels: Labels;
}

/**
 * The voice of a language: null until its words are loaded, then kept until those of another language are. Without a
 * language (null) nothing is loaded yet.
 */
export function createVoice(language: Accessor<Language | null>) {
  const [voice, setVoice] = createSignal<Voice | null>(null);
  const waiting: ((voice: Voice) => void)[] = [];
  createComputed(() => {
    const name = language();
    if (name)
      void loadWords(name).then((words) => {
        if (untrack(language) !== name) return;
        const loaded = setVoice({ words, labels: LABELS[name] });
        for (const run of waiting.splice(0)) run(loaded);
      });
  });
  return {
    voice,
    /** Does something now, or as soon as there is a voice. */
    whenLoaded(run: (voice: Voice) => void): void {
      const now = untrack(voice);
      if (now) run(now);
      else waiting.push(run);
    },
  };
}

/** The language of an element: that of the nearest `lang` that we speak, else the reader's own, else English. */
export function languageAt(element: Element): Language {
  const named: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const lang = at.getAttribute('lang');
    if (lang) named.push(lang);
  }
  for (const name of [...named, ...navigator.languages]) {
    const spoken = LANGUAGES.find((each) => each === name.slice(0, 2).toLowerCase());
    if (spoken) return spoken;
  }
  return 'en';
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
