/** The amount at the foot of a summary. */
export function OrderTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-petrol border-t pt-4">
      <span className="font-semibold">{label}</span>
      <span className="num text-[clamp(2.1rem,1.6rem+2vw,2.6rem)]">{amount}</span>
    </p>
  );
}
