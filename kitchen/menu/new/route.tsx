import { replace } from 'react-router';
import { addProduct } from '../../api/menu.ts';

/** Begins a new dish and leads to it; the way back leads to the list. */
export async function clientLoader() {
  const { id } = await addProduct();
  return replace(`/menu/${id}`);
}

export default function NewProduct() {
  return null;
}
