import { create, newLog, type Settings } from '@merellier/tournament';
import { createSignal, type JSX } from 'solid-js';
import { newId, seed } from '../../browser/chance.ts';
import { useNavigation, useSettings } from '../../context.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { writeTournament } from '../../tournament/tournament-schema.ts';
import { putTournament } from '../../tournament/tournament-store.ts';
import { useListed } from './listed.ts';
import { refusalWords } from './refusal-words.ts';
import { SettingsForm, usualTieBreaks } from './settings-form.tsx';
import { useStrings } from './strings/strings.ts';

/** Makes a tournament. */
export function NewPage(): JSX.Element {
  const navigation = useNavigation();
  const { id: rules, changes } = useSettings().chosen();
  const s = useStrings();
  const listed = useListed();
  const [settings, setSettings] = createSignal<Settings>({
    name: '',
    format: { kind: 'round-robin', cycles: 1 },
    rules: { id: rules, changes },
    clock: 'none',
    games: 1,
    points: { win: 2, draw: 1 },
    bye: 'win',
    tieBreaks: usualTieBreaks('round-robin'),
    order: 'lot',
    teamsApart: true,
    seed: seed(),
  });
  const [fault, setFault] = createSignal<string | null>(null);

  async function make(): Promise<void> {
    const wanted = settings();
    const id = newId().slice(0, 12);
    const created = create(id, { ...wanted, name: wanted.name.trim() === '' ? s().namePlaceholder : wanted.name });
    if (!created.ok) return void setFault(refusalWords(s(), listed, created.error));
    try {
      await putTournament({ id, saved: Date.now(), revision: 1, text: writeTournament(newLog(created.value)) }, 0);
      navigation.show('tournament', id, 'players');
    } catch {
      setFault(s().unkept);
    }
  }

  return (
    <Sheet title={s().newTitle} lead={s().newLead} wide fault={fault()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <SettingsForm settings={settings()} begun={false} change={setSettings} />
        <div class="acts">
          <button type="submit" class="button primary">
            {s().createIt}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
