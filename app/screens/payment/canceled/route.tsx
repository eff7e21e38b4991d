export default function Screen() {
  return <h1>payment/canceled</h1>;
}
