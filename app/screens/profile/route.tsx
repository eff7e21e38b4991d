export default function Screen() {
  return <h1>profile</h1>;
}
