export { createDashboard, type Dashboard } from './dashboard.ts';
export type { DashboardParts } from './dashboard-parts.ts';
export { searched } from './search.ts';
