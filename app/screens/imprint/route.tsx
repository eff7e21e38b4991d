export default function Screen() {
  return <h1>imprint</h1>;
}
