import { type Accessor, createSignal } from 'solid-js';
import type { Material } from './drawing/material.ts';

const [current, setCurrent] = createSignal<Material | null>(null);

/** What boards are made of that are not told otherwise; null, as at first, is one colour beside the other. */
export const boardMaterial: Accessor<Material | null> = current;

/** Makes all boards of a page of this, those that are there already too. */
export const setBoardMaterial = (material: Material | null): void => void setCurrent(material);

/** What a part is made of: what it was given, else the same as every board of the page. */
export const materialOf = (props: { readonly material?: Material | null }): Material | null =>
  props.material === undefined ? current() : props.material;
