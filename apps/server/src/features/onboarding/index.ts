export { createOnboarding } from './onboarding.ts';
