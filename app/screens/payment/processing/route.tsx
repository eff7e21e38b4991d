export default function Screen() {
  return <h1>payment/processing</h1>;
}
