-- The highest level that a person was congratulated on (or began with): each level once, whatever the device.
ALTER TABLE progress ADD COLUMN celebrated_level INTEGER NOT NULL DEFAULT 1;
UPDATE progress SET celebrated_level = 1 + (SELECT count(*) FROM json_each('[30,60,90,120,160,200,250,300,375,450,600,750,950,1150,1400,1650,1950,2250,2625,3000,3450,3900,4400,4900,5450,6000,6750,7500,8250,9000,9750,10500,11250,12000,12750,13500,14250,15000,16000,17000,18000,19000,20750,22500,24250,26000,28000,30000,32000]') j WHERE j.value <= total_points)
WHERE total_points >= 30;
