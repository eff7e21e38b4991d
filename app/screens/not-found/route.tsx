export default function Screen() {
  return <h1>not-found</h1>;
}
