/** Topics per period, by subject. */
export type Weeks = { weeks: string; mathematics: string; physics: string; chemistry: string };

export function WeekPlan({ title, weeks }: { title: string; weeks: readonly Weeks[] }) {
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {weeks.map((each) => (
          <div key={each.weeks} className="break-inside-avoid">
            <dt>{each.weeks}</dt>
            <dd>
              <strong>Matemática:</strong> {each.mathematics}. <strong>Física:</strong> {each.physics}.{" "}
              <strong>Química:</strong> {each.chemistry}.
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
