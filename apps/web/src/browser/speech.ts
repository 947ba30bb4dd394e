import type { Language } from '@merellier/words';

/** Whether the device has a voice. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says a text with the device's voice, in place of whatever it says at the moment. */
export function speak(text: string, language: Language): void {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
