import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

/** Accepts files dropped anywhere on the page. Returns whether one is being dragged over it. */
export function createDrop(onFile: (file: File) => void): Accessor<boolean> {
  const [isOver, setOver] = createSignal(false);
  const over = (event: DragEvent): void => {
    // Without this the browser would navigate to the file.
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) onFile(file);
  };
  onMount(() => {
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
  });
  onCleanup(() => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('dragleave', leave);
    document.removeEventListener('drop', drop);
  });
  return isOver;
}
