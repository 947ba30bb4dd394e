import type { JSX } from 'solid-js';
import { useNavigation } from '../../../context.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useStrings } from '../strings/strings.ts';
import { useTeacher } from '../teacher-context.ts';

/** Asks before the class is ended: nothing of it can be had back. */
export function EndDialog(props: { readonly close: () => void }): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const navigation = useNavigation();
  return (
    <Dialog title={s().endAsk} onClose={props.close}>
      <p>{s().endText}</p>
      <div class="two">
        <button type="button" class="button primary" onClick={props.close}>
          {s().endStay}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            props.close();
            teacher.end();
            navigation.show('class');
          }}
        >
          {s().end}
        </button>
      </div>
    </Dialog>
  );
}
