export { serveCapacity } from './capacity.routes.ts';
export { readPlan } from './plan.ts';
