import type { JSX } from 'solid-js';
import { useFirstLanguage, useSettings } from '../context.ts';
import { Segments } from '../parts/segments.tsx';
import { COLOURS } from '../settings/settings.ts';

/** The colour of the player at the lower edge, in games to come. */
export function ColourChoice(): JSX.Element {
  const settings = useSettings();
  const { s } = useFirstLanguage();
  return (
    <Segments
      name="colour"
      title={s().colour}
      values={COLOURS}
      labels={s().colours}
      value={settings.current().colour}
      change={(colour) => settings.change({ colour })}
    />
  );
}
