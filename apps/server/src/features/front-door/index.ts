export { serveFrontDoor } from './front-door.routes.ts';
