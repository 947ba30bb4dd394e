import { type JSX, Show } from 'solid-js';
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
    <Sheet title={language.s().sheets.settings} lead={s().lead} fault={faultOf(language, props.rest[0])} keeps>
      <h2>{s().page}</h2>
      <div class="menu-settings">
        <LanguageSetting />
        <ThemeSetting />
      </div>
      <h2>{s().boardTitle}</h2>
      <div class="menu-settings">
        <LookChoice />
        <Segments
          name="size"
          title={s().size}
          values={BOARD_SIZES}
          labels={s().sizes}
          value={settings.current().size}
          change={(size) => settings.change({ size })}
        />
        <NamesSetting />
        <TypedSetting />
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
      </div>
      <h2>{s().playTitle}</h2>
      <div class="menu-settings">
        <LevelSetting level={settings.current().level} />
        <div>
          <TableSetting />
          <p class="setting-help">{s().tableHelp}</p>
        </div>
        <div>
          <Toggle label={s().sound} on={settings.current().sound} change={(sound) => settings.change({ sound })} />
          <p class="setting-help">{s().soundHelp}</p>
        </div>
        <Show when={'vibrate' in navigator}>
          <div>
            <Toggle
              label={s().vibrate}
              on={settings.current().vibrate}
              change={(vibrate) => settings.change({ vibrate })}
            />
            <p class="setting-help">{s().vibrateHelp}</p>
          </div>
        </Show>
        <NotifyPart />
      </div>
      <OfflinePart />
      <SettingsFilePart />
    </Sheet>
  );
}
