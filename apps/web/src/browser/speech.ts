/** Whether the device has a voice. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Ends what is being said: it is no longer so. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
