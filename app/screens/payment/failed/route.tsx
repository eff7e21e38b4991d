export default function Screen() {
  return <h1>payment/failed</h1>;
}
