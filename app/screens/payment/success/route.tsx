export default function Screen() {
  return <h1>payment/success</h1>;
}
