import { createUniqueId, type JSX, Show } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { useLanguage, useSettings } from '../../context.ts';
import { faultOf } from '../../parts/fault.ts';
import { createMedia } from '../../parts/media.ts';
import { Segments } from '../../parts/segments.tsx';
import {
  LanguageSetting,
  LevelSetting,
  NamesSetting,
  TableSetting,
  ThemeSetting,
  Toggle,
  TypedSetting,
} from '../../parts/setting-fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { BOARD_SIZES, MOTIONS } from '../../settings/settings.ts';
import { LookChoice } from './look-choice.tsx';
import { NotifyPart } from './notify-part.tsx';
import { OfflinePart } from './offline-part.tsx';
import { PushPart } from './push-part.tsx';
import { SettingsFilePart } from './settings-file-part.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './settings.css';

/** All that can be set, in one place; whatever is changed holds at once and is found again. */
export function SettingsView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Settings rest={props.rest} />
    </Strings>
  );
}

function Settings(props: SheetProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const still = createMedia('(prefers-reduced-motion: reduce)');
  return (
    <Sheet title={language.s().sheets.settings} lead={s().lead} fault={faultOf(language, props.rest[0])} keeps wide>
      <LookChoice />
      <div class="columns">
        <Part title={s().boardTitle}>
          <Segments
            name="size"
            title={s().size}
            values={BOARD_SIZES}
            labels={s().sizes}
            value={settings.current().size}
            change={(size) => settings.change({ size })}
          />
          <div>
            <Segments
              name="motion"
              title={s().motion}
              values={MOTIONS}
              labels={s().motions}
              value={settings.current().motion}
              change={(motion) => settings.change({ motion })}
            />
            <Show when={still()}>
              <p class="setting-help">{s().stillBySystem}</p>
            </Show>
          </div>
          <NamesSetting />
          <TypedSetting />
        </Part>
        <Part title={s().playTitle}>
          <LevelSetting level={settings.current().level} />
          <Toggle label={s().sound} on={settings.current().sound} change={(sound) => settings.change({ sound })} />
          <Show when={'vibrate' in navigator}>
            <Toggle
              label={s().vibrate}
              on={settings.current().vibrate}
              change={(vibrate) => settings.change({ vibrate })}
            />
          </Show>
          <TableSetting />
          <NotifyPart />
          <PushPart />
        </Part>
        <div class="settings-last">
          <Part title={s().page}>
            <LanguageSetting />
            <ThemeSetting />
            <OfflinePart />
          </Part>
          <SettingsFilePart />
        </div>
      </div>
    </Sheet>
  );
}

/** Settings that belong together, one below the other. */
function Part(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  const id = createUniqueId();
  return (
    <section class="settings-part" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </section>
  );
}
