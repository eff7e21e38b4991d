export default function Screen() {
  return <h1>categories-overview</h1>;
}
