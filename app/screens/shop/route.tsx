export default function Screen() {
  return <h1>shop</h1>;
}
