import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { TopicFields } from "../../../domain/catalogue/topic-request.ts";
import type { TopicEffect } from "../../../services/catalogue/topic-effect.server.ts";
import { effectLines } from "./effect-lines.ts";

type EffectProps = { effect: TopicEffect; fields: TopicFields; version: number; topicId: number };

const confirmLabels = { rename: "Renomear", merge: "Juntar", move: "Mudar de disciplina" } as const;

export function EffectCard({ effect, fields, version, topicId }: EffectProps) {
  const { state } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { examples, kind, questions } = effect;
  return (
    <section aria-labelledby="previa" className="card mt-6 border-primary p-4 sm:p-5">
      <h2 id="previa" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        O que muda: {plural(questions, "questão", "questões")}
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {effectLines(effect).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {examples.length > 0 && (
        <>
          <SubHeading className="mt-4">Por exemplo</SubHeading>
          <ul className="mt-1 space-y-2">
            {examples.map(({ heading: place, excerpt, address }) => (
              <li key={place.code} className="text-sm">
                <TextLink to={address} look="alone">
                  {place.exam}, {place.code}
                </TextLink>{" "}
                <span className="text-muted">
                  {place.subject}: {place.topics.join(", ")}
                </span>
                <p className="line-clamp-2">{excerpt}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="acao" value={kind} />
        <input type="hidden" name="nome" value={fields.name} />
        <input type="hidden" name="com" value={fields.into} />
        <input type="hidden" name="para" value={fields.subject} />
        <input type="hidden" name="base" value={version} />
        <Button type="submit" pending={state !== "idle"}>
          {confirmLabels[kind]}
        </Button>
        <ButtonLink look="quiet" to={adminPaths.topic(topicId)}>
          Deixar como está
        </ButtonLink>
      </Form>
    </section>
  );
}
