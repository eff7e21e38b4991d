import { cloche } from '../../surfaces/cloche.ts';
import { tray } from '../../surfaces/tray.ts';
import { productScene, type Scenes } from './product-scene.ts';

/** What stands on the table where a dish has no picture yet. */
export const covered = {
  async cloche() {
    const scene = productScene(211);
    tray(scene, { cy: 640, rx: 500, ry: 218, height: 26 });
    cloche(scene, { cy: 628, rx: 386, ry: 158, height: 350, z: 600 });
    return scene;
  },
} satisfies Scenes;
