export default function Screen() {
  return <h1>checkout-login</h1>;
}
