import { type JSX, Match, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useOnline } from './online.ts';
import { Reload } from './reload.tsx';
import { useStrings } from './strings/strings.ts';

/** A line above everything, while the connection or the session is lost. */
export function LinkState(): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  return (
    <div class="online-link" role="status">
      <Switch>
        <Match when={online.link() === 'turned-away'}>
          <Reload why={s().turnedAway} />
        </Match>
        <Match when={online.link() === 'page-older'}>
          <Reload why={s().refusals['unsupported-protocol']} />
        </Match>
        <Match when={online.link() === 'page-newer'}>
          <Reload why={s().pageNewer} />
        </Match>
        <Match when={online.link() === 'lost'}>
          <p>{s().lost}</p>
        </Match>
        <Match when={online.isForgotten()}>
          <p>
            {s().sessionOver}{' '}
            <a class="link" href={addressOf('online', 'account')}>
              {s().toAccount}
            </a>
          </p>
        </Match>
        <Match when={online.isBack()}>
          <p class="faint">{s().back}</p>
        </Match>
      </Switch>
    </div>
  );
}
