import type { JSX } from 'solid-js';
import { useApp } from '../../context.ts';
import { FlatSetting, LanguageSetting, LevelSetting, NamesSetting, ThemeSetting } from '../../parts/setting-fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { SheetProps } from '../../route.ts';
import { Strings, useStrings } from './strings/strings.ts';

/** All that can be set, in one place; whatever is changed holds at once and is found again. */
export function SettingsView(_: SheetProps): JSX.Element {
  return (
    <Strings>
      <Settings />
    </Strings>
  );
}

function Settings(): JSX.Element {
  const app = useApp();
  const s = useStrings();
  return (
    <Sheet title={app.s().sheets.settings} lead={s().lead}>
      <div class="menu-settings">
        <LanguageSetting />
        <ThemeSetting />
        <NamesSetting />
        <FlatSetting />
        <LevelSetting level={app.settings().level} />
      </div>
    </Sheet>
  );
}
