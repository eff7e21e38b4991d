import { m } from '#messages';

/** For whom the table is laid, and how it comes to be. */
export function Steps() {
  const steps = [
    { title: m.home_step_when(), text: m.home_step_when_text() },
    { title: m.home_step_choose(), text: m.home_step_choose_text() },
    { title: m.home_step_table(), text: m.home_step_table_text() },
  ];
  return (
    <section className="gutter steps">
      <div className="steps-head">
        <h2>{m.home_steps_title()}</h2>
        <p className="text-lead">{m.home_steps_for()}</p>
      </div>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="num steps-plate" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
