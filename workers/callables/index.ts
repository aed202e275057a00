import {
  completeProfileCreation,
  createGoogleUser,
  createNewUser,
  resetPassword,
  sendPasswordResetEmail,
  verifyEmailAgain,
} from "./accounts.ts";
import { logClientError, recordEvents } from "./analytics.ts";
import { continueSubmission, saveSubmission } from "./assessments.ts";
import {
  farolGPTReviewAnswer,
  remindGPTAnswer,
  requestEssayHint,
  requestGPTAnswer,
  requestGPTFreeAnswer,
} from "./assistant.ts";
import { userSendChatMessage } from "./communities.ts";
import { createNewForumRequest } from "./forum.ts";
import {
  addQuestionToUserList,
  createNewUserList,
  deleteUserList,
  editUserList,
  followUserList,
} from "./lists.ts";
import { createNewMentoriaList } from "./mentoring.ts";
import { savePractice } from "./practice.ts";
import { answerEntryQuestion, answerQuestion, reportUnclearStep } from "./questions.ts";
import { saveTrackProgress } from "./tracks.ts";
import { discardUpload, finishUpload, startUpload } from "./uploads.ts";

/** Every callable by its name (R-CALL-1). */
export const callables = {
  addQuestionToUserList,
  answerEntryQuestion,
  answerQuestion,
  completeProfileCreation,
  continueSubmission,
  createGoogleUser,
  createNewForumRequest,
  createNewMentoriaList,
  createNewUser,
  createNewUserList,
  deleteUserList,
  discardUpload,
  editUserList,
  farolGPTReviewAnswer,
  finishUpload,
  followUserList,
  logClientError,
  recordEvents,
  requestEssayHint,
  requestGPTAnswer,
  requestGPTFreeAnswer,
  remindGPTAnswer,
  reportUnclearStep,
  resetPassword,
  savePractice,
  saveSubmission,
  saveTrackProgress,
  sendPasswordResetEmail,
  startUpload,
  userSendChatMessage,
  verifyEmailAgain,
};
