import { type JSX, onCleanup, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { currentCollection, openFiles } from '../../../collection/collection.ts';
import { Empty } from '../../../parts/empty.tsx';
import { FileChoice } from '../../../parts/file-choice.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Strings as AnalysisStrings } from '../strings/strings.ts';
import { OpenedCollection } from './opened-collection.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './collection.css';

/** Collections of games as other programs write them, and texts under any other name. */
const FILES = '.pdn,.pgn,.txt,text/plain';

/** Files of games of any size: what is in them, and what can be found there. */
export function CollectionView(): JSX.Element {
  return (
    <AnalysisStrings>
      <Strings>
        <CollectionSheet />
      </Strings>
    </AnalysisStrings>
  );
}

function CollectionSheet(): JSX.Element {
  const s = useStrings();
  openDropped();
  return (
    <Sheet title={s().title} lead={s().lead} wide class="collection">
      <Show
        when={currentCollection()}
        keyed
        fallback={
          <Empty title={s().none} text={s().noneHelp}>
            <Choose label={s().open} primary />
            <a class="link" href={addressOf('analysis')}>
              {s().backToBoard}
            </a>
          </Empty>
        }
      >
        {(collection) => (
          <>
            <OpenedCollection collection={collection} />
            <div class="acts collection-end">
              <Choose label={s().openAnother} />
              <button type="button" class="button" onClick={() => openFiles([])}>
                {s().close}
              </button>
              <a class="link" href={addressOf('analysis')}>
                {s().backToBoard}
              </a>
            </div>
          </>
        )}
      </Show>
    </Sheet>
  );
}

function Choose(props: { readonly label: string; readonly primary?: boolean }): JSX.Element {
  return (
    <div classList={{ 'collection-open': props.primary === true }}>
      <FileChoice label={props.label} multiple accept={FILES} take={openFiles} />
    </div>
  );
}

/** Files that are dropped anywhere in the view are opened. */
function openDropped(): void {
  const onDragOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const onDrop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    openFiles(files);
  };
  document.addEventListener('dragover', onDragOver);
  document.addEventListener('drop', onDrop);
  onCleanup(() => {
    document.removeEventListener('dragover', onDragOver);
    document.removeEventListener('drop', onDrop);
  });
}
