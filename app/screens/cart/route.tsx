export default function Screen() {
  return <h1>cart</h1>;
}
