import { chosenSubs, withGrade, withGradingComment, withSub } from "../../domain/grading/changed-grading.ts";
import type { EssayCriterion } from "../../domain/grading/criterion.ts";
import type { BankedComment, GradingDraft } from "../../domain/grading/grading-draft.ts";
import { pointsInWords } from "../../domain/grading/grading-words.ts";
import { GradingCommentField } from "./grading-comment-field.tsx";

type Props = {
  criterion: EssayCriterion;
  part: number;
  draft: GradingDraft;
  bank: readonly BankedComment[];
  onChange: (part: Partial<GradingDraft>) => void;
};

/** One criterion: what to look at, the level that it comes to, a comment. */
export function CriterionSheet({ criterion, part, draft, bank, onChange }: Props) {
  const { short, title, levels } = criterion;
  const points = draft.grades[part];
  const level = levels.find((each) => each.points === points);
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-2 w-full font-semibold">
        {short} {title}
      </legend>
      <div className="clear-both">
        <SubCriteria criterion={criterion} part={part} draft={draft} onChange={onChange} />
        <div className="mt-2 flex flex-wrap gap-1.5">
          {levels.map((each) => (
            <label
              key={each.points}
              title={each.text}
              className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border border-line-strong px-2 font-semibold has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]"
            >
              <input
                type="radio"
                name={`grade-${part}`}
                value={each.points}
                checked={points === each.points}
                data-criterion={part}
                onChange={() => onChange(withGrade(draft, part, each.points))}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {pointsInWords(each.points)}
              <span className="sr-only">: {each.text}</span>
            </label>
          ))}
        </div>
        <p className="mt-1 min-h-6 text-sm text-muted">{level?.text ?? "Escolha um nível."}</p>
        <GradingCommentField
          label={`Comentário sobre ${short}`}
          name={`comment-${part}`}
          value={draft.comments[part] ?? ""}
          bank={bank.filter((each) => each.part === part).map(({ text }) => text)}
          onWrite={(text) => onChange(withGradingComment(draft, part, text))}
        />
      </div>
    </fieldset>
  );
}

type SubProps = Pick<Props, "criterion" | "part" | "draft" | "onChange">;

/** Selects whose lowest level counts, or boxes that count one each. */
function SubCriteria({ criterion, part, draft, onChange }: SubProps) {
  const chosen = chosenSubs(draft.details[part] ?? []);
  const choose = (sub: string, option: number) => onChange(withSub(draft, criterion, { part, sub, option }));
  if (criterion.computes === "count")
    return (
      <div className="flex flex-wrap gap-x-4">
        {criterion.subs.map(({ id, label }) => (
          <label key={id} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="sub"
              value={`${part}:${id}:1`}
              checked={chosen[id] === 1}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked ? 1 : 0)}
              className="size-5 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    );
  return (
    <div className="grid gap-2">
      {criterion.subs.map(({ id, label, options }) => (
        <label key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="w-40">{label}</span>
          <select
            name="sub"
            value={id in chosen ? `${part}:${id}:${chosen[id]}` : ""}
            onChange={({ currentTarget }) => choose(id, currentTarget.selectedIndex - 1)}
            className="field min-w-0 grow basis-40"
          >
            <option value="" disabled>
              Escolher
            </option>
            {options.map((option, place) => (
              <option key={option.label} value={`${part}:${id}:${place}`}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
