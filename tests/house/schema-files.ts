import * as accounts from "#drizzle/schema/accounts/accounts.ts";
import * as profiles from "#drizzle/schema/accounts/profiles.ts";
import * as progress from "#drizzle/schema/accounts/progress.ts";
import * as assessmentEvents from "#drizzle/schema/assessments/assessment-events.ts";
import * as assessmentMarks from "#drizzle/schema/assessments/assessment-marks.ts";
import * as assessments from "#drizzle/schema/assessments/assessments.ts";
import * as errorAnalysis from "#drizzle/schema/assessments/error-analysis.ts";
import * as examQuestions from "#drizzle/schema/assessments/exam-questions.ts";
import * as assistant from "#drizzle/schema/assistant/assistant.ts";
import * as catalogue from "#drizzle/schema/bank/catalogue.ts";
import * as duplicates from "#drizzle/schema/bank/duplicates.ts";
import * as pastExams from "#drizzle/schema/bank/past-exams.ts";
import * as questionEditing from "#drizzle/schema/bank/question-editing.ts";
import * as questions from "#drizzle/schema/bank/questions.ts";
import * as billing from "#drizzle/schema/billing/billing.ts";
import * as campaigns from "#drizzle/schema/communities/campaigns.ts";
import * as challenges from "#drizzle/schema/communities/challenges.ts";
import * as communities from "#drizzle/schema/communities/communities.ts";
import * as essayCalibrations from "#drizzle/schema/essays/essay-calibrations.ts";
import * as essays from "#drizzle/schema/essays/essays.ts";
import * as schoolEssays from "#drizzle/schema/essays/school-essays.ts";
import * as exams from "#drizzle/schema/exams/exams.ts";
import * as comments from "#drizzle/schema/forum/comments.ts";
import * as forum from "#drizzle/schema/forum/forum.ts";
import * as moderation from "#drizzle/schema/forum/moderation.ts";
import * as courses from "#drizzle/schema/goals/courses.ts";
import * as library from "#drizzle/schema/library/library.ts";
import * as studyMaterials from "#drizzle/schema/library/study-materials.ts";
import * as lists from "#drizzle/schema/lists/lists.ts";
import * as mentoring from "#drizzle/schema/mentoring/mentoring.ts";
import * as mentoringTests from "#drizzle/schema/mentoring/mentoring-tests.ts";
import * as chat from "#drizzle/schema/messages/chat.ts";
import * as conversations from "#drizzle/schema/messages/conversations.ts";
import * as notifications from "#drizzle/schema/messages/notifications.ts";
import * as notebooks from "#drizzle/schema/notebooks/notebooks.ts";
import * as admin from "#drizzle/schema/platform/admin.ts";
import * as analytics from "#drizzle/schema/platform/analytics.ts";
import * as jobs from "#drizzle/schema/platform/jobs.ts";
import * as mail from "#drizzle/schema/platform/mail.ts";
import * as rooms from "#drizzle/schema/platform/rooms.ts";
import * as uploads from "#drizzle/schema/platform/uploads.ts";
import * as mocks from "#drizzle/schema/practice/mocks.ts";
import * as practice from "#drizzle/schema/practice/practice.ts";
import * as ranking from "#drizzle/schema/practice/ranking.ts";
import * as reviews from "#drizzle/schema/practice/reviews.ts";
import * as tri from "#drizzle/schema/practice/tri.ts";
import * as entryQuestions from "#drizzle/schema/questions/entry-questions.ts";
import * as olympiads from "#drizzle/schema/questions/olympiads.ts";
import * as savedSearches from "#drizzle/schema/questions/saved-searches.ts";
import * as announcements from "#drizzle/schema/school/announcements.ts";
import * as rosters from "#drizzle/schema/school/rosters.ts";
import * as schoolPeople from "#drizzle/schema/school/school-people.ts";
import * as schools from "#drizzle/schema/school/schools.ts";
import * as tracks from "#drizzle/schema/tracks/tracks.ts";

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
  conversations,
  comments,
  communities,
  duplicates,
  "entry-questions": entryQuestions,
  "error-analysis": errorAnalysis,
  "essay-calibrations": essayCalibrations,
  courses,
  essays,
  "exam-questions": examQuestions,
  exams,
  forum,
  jobs,
  library,
  lists,
  mail,
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
