import { describe, expect, it } from "vitest";
import { invitationMail } from "#app/features/school/domain/invitation-mail.ts";
import {
  type BatchPerson,
  batchActs,
  batchOutcome,
  type PeopleBatch,
} from "#app/features/school/domain/people-batch.ts";
import { countOutcomes } from "#app/platform/jobs/domain/job-report.ts";
import { qrPath } from "#app/platform/page/domain/qr-path.server.ts";

const bia: BatchPerson = {
  num: 7,
  id: "a",
  name: "Bia Ramos",
  role: "student",
  active: true,
  email: "bia@farol.test",
  hasAccount: false,
  inClass: false,
};
const none = { schoolId: "horizonte", classId: null, role: null, selection: { ids: [] } };
const actor = { person: 1, allRoles: true };

function outcome(batch: Partial<PeopleBatch>, person: Partial<BatchPerson> = {}) {
  return batchOutcome({ ...none, act: "activate", actor, ...batch }, { ...bia, ...person }).outcome;
}

describe("what becomes of a person in a batch", () => {
  it.each([
    [{ act: "activate" }, {}, "same"],
    [{ act: "activate" }, { active: false }, "changed"],
    [{ act: "inactivate" }, {}, "changed"],
    [{ act: "inactivate" }, { num: 1 }, "refused"],
    [{ act: "inactivate", actor: { person: null, allRoles: false } }, { role: "admin" }, "refused"],
    [{ act: "inactivate", actor: { person: null, allRoles: false } }, {}, "changed"],
    [{ act: "role", role: "student" }, {}, "same"],
    [{ act: "role", role: "teacher" }, {}, "changed"],
    [{ act: "role", role: "teacher" }, { num: 1 }, "refused"],
    [{ act: "role", role: "admin", actor: { person: null, allRoles: false } }, {}, "refused"],
    [{ act: "enter" }, {}, "changed"],
    [{ act: "enter" }, { inClass: true }, "same"],
    [{ act: "leave" }, {}, "same"],
    [{ act: "leave" }, { inClass: true }, "changed"],
    [{ act: "invite" }, {}, "changed"],
    [{ act: "invite" }, { email: null }, "refused"],
    [{ act: "invite" }, { hasAccount: true }, "refused"],
    [{ act: "cards" }, {}, "changed"],
    [{ act: "cards" }, { hasAccount: true }, "refused"],
  ] as const)("%o of %o: %s", (batch, person, wanted) => {
    expect(outcome(batch, person)).toBe(wanted);
  });

  it("stores the former role for the undo", () => {
    const batch = { ...none, act: "role", role: "teacher", actor } as const;
    expect(batchOutcome(batch, bia)).toEqual({ outcome: "changed", before: "student" });
    expect(batchActs).toHaveLength(7);
  });

  it("is counted", () => {
    const items = (["changed", "same", "refused", "changed"] as const).map((each) => ({
      id: "",
      name: "",
      outcome: each,
    }));
    expect(countOutcomes(items)).toEqual({ changed: 2, refused: 1 });
  });
});

describe("what a school distributes", () => {
  it("is a mail with the school's name and the link", () => {
    const mail = invitationMail("Colégio Horizonte", {
      url: "https://farol.test/primeiro-acesso?codigo=X",
      optOut: "https://farol.test/sem-mensagens/Y",
    });
    expect(mail.subject).toBe("Colégio Horizonte convidou você para o Farol");
    expect(mail.text).toContain("https://farol.test/primeiro-acesso?codigo=X");
    expect(mail.text).toContain("https://farol.test/sem-mensagens/Y");
  });

  it("is a QR code of whole squares with a quiet zone", () => {
    const { path, size } = qrPath("https://farol.test/primeiro-acesso?codigo=0000310212345678");
    expect(size).toBeGreaterThan(25);
    expect(path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    expect(path).not.toMatch(/M[01] /);
  });
});
