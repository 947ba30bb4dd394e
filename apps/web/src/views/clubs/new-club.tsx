import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNavigation, useSettings } from '../../context.ts';
import { foundClub } from '../../online/clubs/ask-clubs.ts';
import { leaveForAccount } from '../../online/people/way-to-account.ts';
import { whoAmI } from '../../online/people/who.ts';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClubForm } from './club-form.tsx';
import { refusalSaid } from './refusal-words.ts';
import { useStrings } from './strings/strings.ts';

/** Founds a club. */
export function NewClub(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const { id, changes } = useSettings().chosen();
  const s = useStrings();
  const [who] = createResource(() => whoAmI());
  const [fault, setFault] = createSignal<string | null>(null);
  const isRegistered = (): boolean => {
    const now = who();
    return now?.ok === true && now.player?.registered === true;
  };
  return (
    <Sheet title={s().newTitle} fault={fault()} wide={!isRegistered()}>
      <Show when={!who.loading}>
        <Show
          when={isRegistered()}
          fallback={
            <Empty title={s().needsAccount}>
              <ToAccount />
            </Empty>
          }
        >
          <ClubForm
            fields={{ name: '', about: '', evening: '', rules: { id, changes }, listed: true }}
            label={s().foundIt}
            save={async (fields) => {
              setFault(null);
              const asked = await foundClub(fields);
              if (asked.ok) navigation.show('clubs', asked.value.club);
              else setFault(refusalSaid(language, s(), asked.refusal));
            }}
          />
        </Show>
      </Show>
    </Sheet>
  );
}

/** The way to an account, which clubs are for. */
export function ToAccount(): JSX.Element {
  const s = useStrings();
  return (
    <a class="button primary" href={addressOf('online', 'account')} onClick={leaveForAccount}>
      {s().toAccount}
    </a>
  );
}
