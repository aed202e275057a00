import {
  completeProfileCreation,
  createGoogleUser,
  createNewUser,
  resetPassword,
  sendPasswordResetEmail,
  verifyEmailAgain,
} from "./accounts.ts";
import { logClientError, recordEvents } from "./analytics.ts";
import { farolGPTReviewAnswer, requestGPTAnswer, requestGPTFreeAnswer } from "./assistant.ts";
import { userSendChatMessage } from "./campaigns.ts";
import { createNewForumRequest } from "./forum.ts";
import { savePractice } from "./practice.ts";
import { answerQuestion } from "./questions.ts";
import { discardUpload, finishUpload, startUpload } from "./uploads.ts";

/** Every callable by the spec's name (000 §7, 001 §7). */
export const callables = {
  answerQuestion,
  completeProfileCreation,
  createGoogleUser,
  createNewForumRequest,
  createNewUser,
  discardUpload,
  farolGPTReviewAnswer,
  finishUpload,
  logClientError,
  recordEvents,
  requestGPTAnswer,
  requestGPTFreeAnswer,
  resetPassword,
  savePractice,
  sendPasswordResetEmail,
  startUpload,
  userSendChatMessage,
  verifyEmailAgain,
};
