export default function Screen() {
  return <h1>cookies</h1>;
}
