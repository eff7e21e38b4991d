import { m } from '#messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { Picture } from '../../page/picture.tsx';

/** The four occasions of spec §1, each a table of its own along one long one. */
export function Events() {
  const events = [
    {
      picture: 'birthday',
      wall: 'bg-rhubarb',
      title: m.home_event_birthday(),
      text: m.home_event_birthday_text(),
    },
    {
      picture: 'business',
      wall: 'bg-petrol',
      title: m.home_event_business(),
      text: m.home_event_business_text(),
    },
    { picture: 'family', wall: 'bg-mist', title: m.home_event_family(), text: m.home_event_family_text() },
    { picture: 'team', wall: 'bg-dill', title: m.home_event_team(), text: m.home_event_team_text() },
  ];
  return (
    <section>
      <div className="gutter pb-10">
        <h2>{m.home_events_title()}</h2>
        <p className="mt-4 text-lead">{m.home_events_text()}</p>
      </div>
      <div className="cloth">
        <ul className="events">
          {events.map(({ picture, wall, title, text }) => (
            <li key={picture} className="event">
              <div className={`event-wall ${wall}`}>
                <Picture
                  src={`/pictures/events/${picture}-720.webp`}
                  sizes="(min-width: 48rem) 25vw, 50vw"
                  className="event-picture"
                />
              </div>
              <DoubleLine />
              <div className="event-words">
                <h3>{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="hem" />
      </div>
    </section>
  );
}
