import { bringIcons } from "../../look/icons.ts";
import paths from "./icons.json?paths";

bringIcons(paths);
