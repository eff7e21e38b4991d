ALTER TABLE "handovers" ADD COLUMN "age_checked" integer;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "empties_taken" integer;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_age" CHECK ("handovers"."age_checked" in (16, 18));--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_empties" CHECK ("handovers"."empties_taken" between 0 and 999);