import { type FocusEvent, useState } from "react";
import { Choices } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { OTHER, origins, studyLevels, targetedExams } from "../../domain/sign-up/questionnaire-options.ts";
import {
  OTHER_MAX,
  otherCourseProblem,
  otherOriginProblem,
  otherStudyLevelProblem,
  type QuestionnaireAnswers,
} from "../../domain/sign-up/questionnaire-rules.ts";
import { toggleCourse } from "../../domain/sign-up/questionnaire-steps.ts";

export type StageProps = {
  answers: QuestionnaireAnswers;
  onChange: (answers: QuestionnaireAnswers) => void;
  /** False before hydration: all fields are present. */
  sequential: boolean;
};

/** The label is the value. */
function wordOptions(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: word }));
}

/** The text for 'Outro', validated on blur. */
function OtherText(props: {
  name: string;
  label: string;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}) {
  const { onChange, problem, ...rest } = props;
  const [left, setLeft] = useState(false);
  function leave(event: FocusEvent) {
    // Not when the window itself loses the focus.
    if (document.hasFocus() && event.target !== document.activeElement) setLeft(true);
  }
  return (
    <div className="mt-3">
      <TextField
        {...rest}
        problem={left ? problem : null}
        maxLength={OTHER_MAX}
        autoComplete="off"
        onBlur={leave}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

export function OriginStage({ answers, onChange, sequential }: StageProps) {
  const other = answers.userOrigin === OTHER;
  return (
    <>
      <Choices
        name="userOrigin"
        options={wordOptions(origins)}
        chosen={[answers.userOrigin]}
        onChoose={(userOrigin) => onChange({ ...answers, userOrigin })}
      />
      {(other || !sequential) && (
        <OtherText
          name="otherUserOrigin"
          label="Se foi outro, conte qual (opcional)"
          value={answers.otherUserOrigin}
          problem={answers.otherUserOrigin ? otherOriginProblem(answers.otherUserOrigin) : null}
          onChange={(otherUserOrigin) => onChange({ ...answers, otherUserOrigin })}
        />
      )}
    </>
  );
}

export function CoursesStage({ answers, onChange, sequential }: StageProps) {
  const other = answers.targetedCourses.includes(OTHER);
  return (
    <>
      <p className="mb-2 text-muted">Pode marcar mais de uma.</p>
      <Choices
        name="targetedCourses"
        several
        options={wordOptions(targetedExams)}
        chosen={answers.targetedCourses}
        onChoose={(course) => onChange(toggleCourse(answers, course))}
      />
      {(other || !sequential) && (
        <OtherText
          name="otherTargetedCourse"
          label="Se for outra prova, qual?"
          value={answers.otherTargetedCourse}
          problem={other ? otherCourseProblem(answers.otherTargetedCourse) : null}
          onChange={(otherTargetedCourse) => onChange({ ...answers, otherTargetedCourse })}
        />
      )}
    </>
  );
}

export function StudyLevelStage({ answers, onChange, sequential }: StageProps) {
  const other = answers.studyLevel === OTHER;
  return (
    <>
      <Choices
        name="studyLevel"
        options={wordOptions(studyLevels)}
        chosen={[answers.studyLevel]}
        onChoose={(studyLevel) => onChange({ ...answers, studyLevel })}
      />
      {(other || !sequential) && (
        <OtherText
          name="otherStudyLevel"
          label="Se for outro, qual?"
          value={answers.otherStudyLevel}
          problem={other ? otherStudyLevelProblem(answers.otherStudyLevel) : null}
          onChange={(otherStudyLevel) => onChange({ ...answers, otherStudyLevel })}
        />
      )}
    </>
  );
}
