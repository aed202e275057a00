import type { YearRepairs } from "./repair.ts";
import { repairs2009 } from "./repairs-2009.ts";
import { repairs2010 } from "./repairs-2010.ts";
import { repairs2011 } from "./repairs-2011.ts";
import { repairs2012 } from "./repairs-2012.ts";
import { repairs2013 } from "./repairs-2013.ts";
import { repairs2015 } from "./repairs-2015.ts";
import { repairs2016 } from "./repairs-2016.ts";
import { repairs2017 } from "./repairs-2017.ts";
import { repairs2018 } from "./repairs-2018.ts";
import { repairs2019 } from "./repairs-2019.ts";
import { repairs2020 } from "./repairs-2020.ts";
import { repairs2021 } from "./repairs-2021.ts";
import { repairs2022 } from "./repairs-2022.ts";

/** By year of the exam. */
export const allRepairs: ReadonlyMap<number, YearRepairs> = new Map([
  [2009, repairs2009],
  [2010, repairs2010],
  [2011, repairs2011],
  [2012, repairs2012],
  [2013, repairs2013],
  [2015, repairs2015],
  [2016, repairs2016],
  [2017, repairs2017],
  [2018, repairs2018],
  [2019, repairs2019],
  [2020, repairs2020],
  [2021, repairs2021],
  [2022, repairs2022],
]);
