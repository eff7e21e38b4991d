export default function Screen() {
  return <h1>signin</h1>;
}
