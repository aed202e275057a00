import * as accounts from "#drizzle/schema/accounts.ts";
import * as admin from "#drizzle/schema/admin.ts";
import * as analytics from "#drizzle/schema/analytics.ts";
import * as announcements from "#drizzle/schema/announcements.ts";
import * as assessmentEvents from "#drizzle/schema/assessment-events.ts";
import * as assessmentMarks from "#drizzle/schema/assessment-marks.ts";
import * as assessments from "#drizzle/schema/assessments.ts";
import * as assistant from "#drizzle/schema/assistant.ts";
import * as billing from "#drizzle/schema/billing.ts";
import * as campaigns from "#drizzle/schema/campaigns.ts";
import * as catalogue from "#drizzle/schema/catalogue.ts";
import * as challenges from "#drizzle/schema/challenges.ts";
import * as chat from "#drizzle/schema/chat.ts";
import * as comments from "#drizzle/schema/comments.ts";
import * as communities from "#drizzle/schema/communities.ts";
import * as duplicates from "#drizzle/schema/duplicates.ts";
import * as entryQuestions from "#drizzle/schema/entry-questions.ts";
import * as errorAnalysis from "#drizzle/schema/error-analysis.ts";
import * as essayCalibrations from "#drizzle/schema/essay-calibrations.ts";
import * as essays from "#drizzle/schema/essays.ts";
import * as examQuestions from "#drizzle/schema/exam-questions.ts";
import * as exams from "#drizzle/schema/exams.ts";
import * as forum from "#drizzle/schema/forum.ts";
import * as jobs from "#drizzle/schema/jobs.ts";
import * as library from "#drizzle/schema/library.ts";
import * as lists from "#drizzle/schema/lists.ts";
import * as mail from "#drizzle/schema/mail.ts";
import * as mentoring from "#drizzle/schema/mentoring.ts";
import * as mentoringMessages from "#drizzle/schema/mentoring-messages.ts";
import * as mentoringTests from "#drizzle/schema/mentoring-tests.ts";
import * as mocks from "#drizzle/schema/mocks.ts";
import * as moderation from "#drizzle/schema/moderation.ts";
import * as notebooks from "#drizzle/schema/notebooks.ts";
import * as notifications from "#drizzle/schema/notifications.ts";
import * as olympiads from "#drizzle/schema/olympiads.ts";
import * as pastExams from "#drizzle/schema/past-exams.ts";
import * as practice from "#drizzle/schema/practice.ts";
import * as profiles from "#drizzle/schema/profiles.ts";
import * as progress from "#drizzle/schema/progress.ts";
import * as questionEditing from "#drizzle/schema/question-editing.ts";
import * as questions from "#drizzle/schema/questions.ts";
import * as ranking from "#drizzle/schema/ranking.ts";
import * as reviews from "#drizzle/schema/reviews.ts";
import * as rooms from "#drizzle/schema/rooms.ts";
import * as rosters from "#drizzle/schema/rosters.ts";
import * as savedSearches from "#drizzle/schema/saved-searches.ts";
import * as schoolEssays from "#drizzle/schema/school-essays.ts";
import * as schoolPeople from "#drizzle/schema/school-people.ts";
import * as schools from "#drizzle/schema/schools.ts";
import * as studyMaterials from "#drizzle/schema/study-materials.ts";
import * as tracks from "#drizzle/schema/tracks.ts";
import * as tri from "#drizzle/schema/tri.ts";
import * as uploads from "#drizzle/schema/uploads.ts";

/** The files of drizzle/schema, by name. */
export const schemas: Record<string, object> = {
  accounts,
  admin,
  analytics,
  announcements,
  "assessment-events": assessmentEvents,
  "assessment-marks": assessmentMarks,
  assessments,
  assistant,
  billing,
  campaigns,
  catalogue,
  challenges,
  chat,
  comments,
  communities,
  duplicates,
  "entry-questions": entryQuestions,
  "error-analysis": errorAnalysis,
  "essay-calibrations": essayCalibrations,
  essays,
  "exam-questions": examQuestions,
  exams,
  forum,
  jobs,
  library,
  lists,
  mail,
  "mentoring-messages": mentoringMessages,
  "mentoring-tests": mentoringTests,
  mentoring,
  mocks,
  moderation,
  notebooks,
  notifications,
  olympiads,
  "past-exams": pastExams,
  practice,
  profiles,
  progress,
  "question-editing": questionEditing,
  questions,
  ranking,
  reviews,
  rooms,
  rosters,
  "saved-searches": savedSearches,
  "school-essays": schoolEssays,
  "school-people": schoolPeople,
  schools,
  "study-materials": studyMaterials,
  tracks,
  tri,
  uploads,
};
