/**
 * `figurina prepare`: unpacks the browser that prints beside the program, for places where nothing may be written there later.
 */
import { chromiumLaunch } from '@figurina/press';

console.log((await chromiumLaunch()).executablePath);
