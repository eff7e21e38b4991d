export default function Screen() {
  return <h1>unauthorized</h1>;
}
