import { create, newLog, type Settings, tournamentOf } from '@merellier/tournament';
import { createSignal, type JSX, onCleanup } from 'solid-js';
import { newId, seed } from '../../browser/chance.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { useNavigation, useSettings } from '../../context.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { readTournament, writeTournament } from '../../tournament/tournament-schema.ts';
import { putTournament } from '../../tournament/tournament-store.ts';
import { useListed } from './listed.ts';
import { refusalWords } from './refusal-words.ts';
import { SettingsForm, usualTieBreaks } from './settings-form.tsx';
import { useStrings } from './strings/strings.ts';

/** What was typed before a reload; null where nothing was. */
function typedBefore(): Settings | null {
  const read = readTournament(readStored('tab', 'tournament') ?? '');
  return read.ok ? (tournamentOf(read.log)?.settings ?? null) : null;
}

/** Makes a tournament. */
export function NewPage(): JSX.Element {
  const navigation = useNavigation();
  const { id: rules, changes } = useSettings().chosen();
  const s = useStrings();
  const listed = useListed();
  const [settings, setSettings] = createSignal<Settings>(
    typedBefore() ?? {
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
    },
  );
  // A reload, for a new version of the page too, finds what was typed; who goes elsewhere has left it.
  onCleanup(() => writeStored('tab', 'tournament', ''));
  function change(next: Settings): void {
    setSettings(next);
    const created = [{ kind: 'created', id: 'new', settings: next }] as const;
    writeStored('tab', 'tournament', writeTournament(newLog(created)));
  }

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
    <Sheet title={s().newTitle} lead={s().newLead} wide fault={fault()} class="tour-local">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <SettingsForm settings={settings()} begun={false} change={change} />
        <div class="acts">
          <button type="submit" class="button primary">
            {s().createIt}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
